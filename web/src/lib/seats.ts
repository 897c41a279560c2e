/** Eight seats: colour and shape together, never colour alone. */

export interface SeatMark {
  readonly name: string;
  readonly fill: string;
  readonly path: string;
}

export const SEATS: readonly SeatMark[] = [
  { name: "crimson", fill: "#A0151E", path: "M12 3a9 9 0 1 0 .01 0z" },
  { name: "petrol", fill: "#257383", path: "M5.600 3.600h12.800a2 2 0 0 1 2 2v12.800a2 2 0 0 1-2 2H5.600a2 2 0 0 1-2-2V5.600a2 2 0 0 1 2-2z" },
  { name: "lemon", fill: "#FBD134", path: "M12 2.800 21.600 20H2.400z" },
  { name: "plum", fill: "#6B2BB4", path: "M12 1.800 22.200 12 12 22.200 1.800 12z" },
  { name: "jade", fill: "#14C395", path: "M22 12 17 20.660 7 20.660 2 12 7 3.340 17 3.340z" },
  { name: "rose", fill: "#FEBEF6", path: "M12 2.200 14.940 8.550 21.890 9.390 16.760 14.150 18.110 21.010 12 17.600 5.890 21.010 7.240 14.150 2.110 9.390 9.060 8.550z" },
  { name: "ochre", fill: "#BD7A09", path: "M8.500 2.500h7v6h6v7h-6v6h-7v-6h-6v-7h6z" },
  { name: "sky", fill: "#798BFF", path: "M3.500 21V11a8.500 8.500 0 0 1 17 0v10h-5v-8.500a3.500 3.500 0 0 0-7 0V21z" },
];

export function mark(seat: number): SeatMark {
  const found = SEATS[seat % SEATS.length];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
}
