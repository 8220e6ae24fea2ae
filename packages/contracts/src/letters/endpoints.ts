import { endpoint } from "../endpoint.ts";
import type { Letter, LetterParams, LettersQuery, SettleLetterInput } from "./schemas.ts";

export const listLetters = endpoint<{ query: LettersQuery; response: Letter[] }>("GET", "/api/letters");
export const settleLetter = endpoint<{ params: LetterParams; body: SettleLetterInput; response: Letter }>(
  "POST",
  "/api/letters/:letterId/settle",
);
