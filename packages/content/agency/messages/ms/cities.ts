import type { Translation } from "@agency/content/translation";
import type { cities as english } from "../en/cities.ts";
import { ipoh } from "./cities/ipoh.ts";
import { johorBahru } from "./cities/johor-bahru.ts";
import { klang } from "./cities/klang.ts";
import { kotaKinabalu } from "./cities/kota-kinabalu.ts";
import { kualaLumpur } from "./cities/kuala-lumpur.ts";
import { kuching } from "./cities/kuching.ts";
import { penang } from "./cities/penang.ts";
import { petalingJaya } from "./cities/petaling-jaya.ts";
import { selangor } from "./cities/selangor.ts";
import { shahAlam } from "./cities/shah-alam.ts";
import { singapore } from "./cities/singapore.ts";

export const cities: Translation<typeof english> = {
  "kuala-lumpur": kualaLumpur,
  selangor,
  penang,
  "johor-bahru": johorBahru,
  ipoh,
  "kota-kinabalu": kotaKinabalu,
  kuching,
  "petaling-jaya": petalingJaya,
  "shah-alam": shahAlam,
  klang,
  singapore,
};
