import type { services as english } from "../en/services.ts";
import type { Translation } from "../translation.ts";
import { completePackage } from "./services/complete-package.ts";
import { digitalMarketing } from "./services/digital-marketing.ts";
import { checker, city, frame } from "./services/frame.ts";
import { seo } from "./services/seo.ts";
import { webDesign } from "./services/web-design.ts";

export const services: Translation<typeof english> = {
  frame,
  city,
  checker,
  "web-design": webDesign,
  seo,
  "digital-marketing": digitalMarketing,
  "complete-package": completePackage,
};
