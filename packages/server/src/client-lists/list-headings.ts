import type { ListedField } from "@agency/model/client-list";
import { normalHeader } from "../imports/headers.ts";

/** Headings that say for sure what a column holds, as `normalHeader` writes them, in English, Malay and Chinese. */
const names: Record<ListedField, string> = {
  name: "client, client name, clients, company, company name, business name, customer, customer name, account name, organisation, organization, organisation name, organization name, shop name, brand, pelanggan, nama pelanggan, klien, nama klien, syarikat, nama syarikat, nama perniagaan, nama bisnes, nama kedai, 客户, 客户名称, 客户名, 公司, 公司名称, 公司名, 商家名称, 店名, 商号, 客戶, 客戶名稱, 公司名稱",
  businessType:
    "business type, type of business, industry, sector, business category, category, nature of business, line of business, jenis perniagaan, jenis bisnes, industri, sektor, kategori, kategori perniagaan, 行业, 行业类别, 业务类型, 生意类型, 行業, 業務類型",
  contactName:
    "contact, contact name, contact person, name of contact, name of the first contact, person in charge, person, pic, attention, attn, contact s name, orang hubungan, nama orang hubungan, nama orang hubungan pertama, nama hubungan, pegawai, pegawai dihubungi, untuk perhatian, wakil, 联系人, 联系人姓名, 联络人, 联络人姓名, 负责人, 第一位联系人的姓名, 聯絡人, 聯絡人姓名, 負責人",
  email:
    "email, e mail, email address, e mail address, mail, contact email, contact s email, client email, emel, e mel, alamat emel, alamat e mel, e mel pelanggan, 电邮, 电邮地址, 邮箱, 电子邮件, 电子邮箱, 電郵, 電郵地址, 電子郵件, 信箱",
  phone:
    "phone, phone number, phone no, telephone, telephone number, tel, tel no, mobile, mobile number, mobile no, handphone, handphone number, h p, hp, whatsapp, whatsapp number, contact number, contact no, phone or whatsapp, phone of the first contact, telefon, no telefon, nombor telefon, no tel, telefon bimbit, telefon orang hubungan pertama, 电话, 电话号码, 手机, 手机号码, 联系电话, 联络电话, 第一位联系人的电话, 電話, 電話號碼, 手機, 聯絡電話",
  language:
    "language, language of reports, language of the reports, report language, preferred language, bahasa, bahasa laporan, 语言, 报告语言, 报告的语言, 語言, 報告語言",
  package: "package, plan, package name, pakej, pelan, 配套, 方案, 套餐, 計劃",
  monthlyFee:
    "fee, fees, monthly fee, monthly fees, fee per month, retainer, monthly retainer, amount, price, price per month, monthly price, yuran, yuran bulanan, bayaran, bayaran bulanan, harga, 月费, 费用, 每月费用, 收费, 月費, 費用",
  website:
    "website, web site, site, web, url, web address, website address, website url, domain, domain name, homepage, laman web, laman, tapak web, alamat laman web, domain laman web, 网站, 网址, 网页, 域名, 網站, 網址, 網頁",
};

/** A client's name, or its contact's where another column surely has the client's. */
const bareNames = new Set("name, full name, nama, nama penuh, 名称, 姓名, 名字, 名稱".split(", "));

/** The kind of business where another column has the client's name, and else that name. */
const bareBusinesses = new Set("business, bisnes, perniagaan, 生意, 商家, 业务, 業務".split(", "));

const fields = new Map(
  Object.entries(names).flatMap(([field, list]) =>
    list.split(", ").map((name) => [name, field as ListedField] as const),
  ),
);

/** A heading's own name: without the currency or the unit in brackets, as in "Monthly fee (RM)", and without a mark such as *. */
function ownName(heading: string): string {
  return normalHeader(heading.replaceAll(/[(（[][^()（）[\]]*[)）\]]/gu, " ")) || normalHeader(heading);
}

/** Whether a heading is one of a list of clients. */
export function isListHeading(heading: string): boolean {
  const name = ownName(heading);
  return fields.has(name) || bareNames.has(name) || bareBusinesses.has(name);
}

/**
 * What the columns of a table hold, by their headings; null for one that is not used. No two columns hold the same.
 * @param chosen what a person said, by `normalHeader` of the heading
 */
export function readListHeadings(
  headings: readonly string[],
  chosen: Readonly<Record<string, ListedField | "ignore">>,
): (ListedField | null)[] {
  const answers = new Map(Object.entries(chosen));
  const open = headings.map((heading) => (answers.has(normalHeader(heading)) ? "" : ownName(heading)));
  const held = headings.map((): ListedField | null => null);
  const fill = (fieldAt: (index: number) => ListedField | undefined) => {
    for (const index of headings.keys()) {
      const field = held[index] === null ? fieldAt(index) : undefined;
      if (field !== undefined && !held.includes(field)) held[index] = field;
    }
  };
  fill((index) => {
    const answer = answers.get(normalHeader(headings[index] ?? ""));
    return answer === "ignore" ? undefined : answer;
  });
  fill((index) => fields.get(open[index] ?? ""));
  const besideName = (bare: ReadonlySet<string>, other: ListedField) =>
    fill((index) => (bare.has(open[index] ?? "") ? (held.includes("name") ? other : "name") : undefined));
  besideName(bareNames, "contactName");
  besideName(bareBusinesses, "businessType");
  return held;
}
