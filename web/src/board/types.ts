/** What a board is told: where its spaces lie, and which pieces stand where. */

export interface Place {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly label: string;
  readonly marked: boolean;
}

export interface Piece {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly halo: number; // radius of the ring around the active piece, 0 for none
  readonly away: boolean;
}
