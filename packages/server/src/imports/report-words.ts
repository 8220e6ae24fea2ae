import { monthNamed } from "./dates.ts";
import { numberIn, nameParts } from "./name-texts.ts";

/** Words of titles, sheets and names of files that are nobody's name. */
const ofReports = new Set(
  (
    "report reports laporan data figures angka export eksport import sheet helaian table jadual file fail copy salinan final draft draf new " +
    "baru summary ringkasan client clients pelanggan klien results hasil performance prestasi overview dashboard statistik statistics stats " +
    "monthly weekly quarterly annual bulanan mingguan tahunan month week quarter year bulan minggu suku tahun tarikh date tempoh period " +
    "website web www laman online digital marketing pemasaran seo sem ads ad iklan google ga ga4 gsc analytics search console carian " +
    "traffic trafik visitors pelawat leads prospek sessions sesi property properties site http https sc domain com my for of and by untuk bagi dan on in v " +
    "csv xlsx xls tsv txt zip all semua total jumlah"
  ).split(" "),
);
/** Kinds of businesses: by themselves they name none. */
const ofBusinesses = new Set(
  (
    "kedai warung restoran restaurant cafe kafe klinik clinic salon spa butik boutique gim gym studio pusat centre center syarikat shop store " +
    "kelab club hotel bakery agensi agency cawangan outlet branch hq grup group"
  ).split(" "),
);
const ofChineseReports = new Set("报告報告月年日周季度数据數據客户客戶网站網站流量统计統計导出匯出总表".split(""));

/** Whether a text has only words that are nobody's name, such as "Laporan Oktober 2026" and "Sheet1". */
export function isNobodysName(text: string): boolean {
  return numberIn(text) === null && meaningfulWords(nameParts(text)).length === 0;
}

/** Words without those of reports, months and numbers: what may be somebody's name. */
export function meaningfulWords(parts: string[]): string[] {
  return parts.filter((part) => {
    return !ofReports.has(part) && !ofChineseReports.has(part) && monthNamed(part) === null && !/^\p{N}+$/u.test(part);
  });
}

/** Whether words are enough to tell a business by. */
export function isTelling(parts: string[]): boolean {
  const joined = withoutBusiness(parts).join("");
  return joined.length >= 4 || (joined.length >= 3 && (parts.length > 1 || /\p{Script=Han}/u.test(joined)));
}

/** Words without those for kinds of businesses. */
export function withoutBusiness(parts: string[]): string[] {
  return parts.filter((part) => !ofBusinesses.has(part));
}
