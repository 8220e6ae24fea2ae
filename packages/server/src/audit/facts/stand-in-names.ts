/**
 * What pages without content call themselves, whole, in plain words: lower case, without punctuation. Each list of subjects is combined
 * with each of what is said about them.
 */

export const missingPages = new Set([
  "not found",
  "tidak dijumpai",
  "tidak ditemui",
  "未找到",
  ...said(
    "page|the page|this page|that page|your page|requested page|the requested page|the page you requested|the page you are looking for|the page youre looking for|the page you were looking for|file|product|content|object|the resource|the requested url",
    "not found|was not found|could not be found|couldnt be found|cannot be found|can not be found|cant be found|does not exist|doesnt exist|no longer exists",
  ),
  ...said(
    "halaman|halaman ini|halaman itu|halaman yang anda cari|halaman yang anda minta|laman|laman ini|laman web|laman yang anda cari",
    "tidak dijumpai|tidak ditemui|tidak ditemukan|tidak dapat dijumpai|tidak dapat ditemui|tidak wujud|tak dijumpai|tiada",
  ),
  ...said(
    "页面|网页|该页面|此页面|这个页面|该网页|您访问的页面|您要访问的页面|您查找的页面|您要找的页面|您请求的页面|頁面|網頁|您要找的頁面",
    "不存在|未找到|找不到|找不到了|不见了|无法找到|無法找到|不見了",
    "",
  ),
  ...said(
    "找不到|未找到|没有找到|无法找到|無法找到|沒有找到",
    "页面|网页|该页面|此页面|该网页|您要找的页面|頁面|網頁|此頁面",
    "",
  ),
]);

export const serverDefaults = new Set([
  ...said("welcome to", "nginx|nginx on debian|nginx on ubuntu|openresty|tengine|centos|xampp"),
  "it works",
  "iis windows",
  "iis windows server",
  "default web site page",
  "default plesk page",
  "domain default page",
  "web servers default page",
  "apache2 default page",
  "没有找到站点",
  "恭喜 站点创建成功",
]);

/** The same with a version or a name after them. */
export const serverDefaultsBegin = [
  "apache2 debian default page",
  "apache2 ubuntu default page",
  "test page for the apache",
  "test page for the nginx",
  "test page for the http server",
  "test page for the ssl",
  "http server test page powered by",
  "apache http server test page",
  "welcome to xampp for",
  "internet information services",
  "microsoft internet information services",
];

export const parkedDomains = new Set([
  "parked domain",
  "domain parked",
  "domain parking",
  "buy this domain",
  ...said(
    "domain|this domain|the domain|this domain name|this website|this web page|this webpage",
    "is parked|has been parked|for sale|is for sale|may be for sale",
  ),
  ...said("domain ini|nama domain ini", "dijual|untuk dijual|diparkir|telah diparkir"),
  ...said("域名|此域名|该域名|本域名|这个域名", "出售|正在出售|出售中|可出售|可转让|转让|停放|停放中|已停放", ""),
]);

/** The same with more behind them. */
export const parkedDomainsBegin = said(
  "this domain|this domain name|this web page|this webpage",
  "is parked |has been parked |is for sale |may be for sale ",
);

export const suspendedSites = new Set([
  ...said(
    "account|this account|your account|hosting account|website|this website|site|this site|domain|this domain|this domain name",
    "suspended|is suspended|has been suspended|temporarily suspended|is temporarily suspended|has been temporarily suspended",
  ),
  ...said(
    "akaun|akaun ini|akaun anda|laman web|laman web ini|laman ini|domain ini",
    "digantung|telah digantung|digantung sementara",
  ),
  ...said(
    "账户|该账户|此账户|您的账户|账号|该账号|此账号|网站|该网站|此网站|本网站|站点|该站点|域名|该域名",
    "暂停|已暂停|已被暂停|已停用|已被停用|被冻结|已被冻结|暂停访问|已暂停访问|暂停服务|已暂停服务",
    "",
  ),
]);

function said(subjects: string, about: string, between = " "): string[] {
  return subjects.split("|").flatMap((subject) => about.split("|").map((words) => subject + between + words));
}
