import type { Translation } from "../../translation.ts";
import type { legal as english } from "../en/legal.ts";
import { privacy } from "./legal/privacy.ts";
import { terms } from "./legal/terms.ts";

export const legal: Translation<typeof english> = {
  sample: {
    title: "Contoh, bukan nasihat undang-undang",
    text: "Halaman ini ditulis dengan teliti untuk sebuah agensi rekaan. Sebelum menggunakannya untuk agensi sebenar, isi fakta dan tempoh yang sebenar, dan minta peguam menyemaknya.",
  },
  contents: "Di halaman ini",
  brief: "Ringkasnya",
  version: "Versi {{version}}, berkuat kuasa sejak {{date}}",
  other: "Lihat juga",
  privacy,
  terms,
};
