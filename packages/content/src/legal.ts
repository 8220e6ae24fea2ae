export { noticeVersions, offerTerms, privacyNotice, retention, termsOfService } from "#agency/legal.ts";
