import type { Translation } from "../../../translation.ts";
import type { letters as english } from "../../en/admin/letters.ts";

export const letters: Translation<typeof english> = {
  title: "PDF tidak dapat memaparkan sesetengah perkataan",
  words: "Tiada fon yang mempunyai semua huruf bagi {{words}}. PDF memaparkan � bagi huruf yang tiada.",
  others_one: "{{count}} perkataan lain",
  others_other: "{{count}} perkataan lain",
  remedy:
    "Tulis perkataan itu dengan huruf lain, misalnya huruf Rumi. Atau minta pengendali pelayan menambah fon: docs/adopt.md menerangkan caranya.",
  approval: "Laporan seperti ini tidak diluluskan atau dihantar secara automatik. Anda boleh meluluskannya seadanya.",
};
