export { noticeVersions, offerTerms, privacyNotice, retention, termsOfService } from "./own.ts";
