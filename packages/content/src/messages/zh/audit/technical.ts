import type { Translation } from "../../../translation.ts";
import type { technical as english } from "../../en/audit/technical.ts";

export const technical: Translation<typeof english> = {
  https: {
    name: "安全连接",
    why: "浏览器会把没有 https 的网页标为不安全，Google 也偏好安全的网页。",
    mend: "申请证书（多数主机商免费提供），并把所有地址转到 https。",
    found: { plain: "网页没有使用 https。" },
  },
  viewport: {
    name: "适合手机",
    why: "马来西亚的访客多数用手机，Google 也以手机版评估网页。",
    mend: '在 head 里加上 <meta name="viewport" content="width=device-width, initial-scale=1">，并允许放大。',
    found: {
      missing: "网页没有适应手机的宽度。",
      fixed: "无论什么屏幕，网页的宽度都固定为 {{width}} 像素。",
      zoom: "网页不让人放大。",
    },
  },
  redirects: {
    name: "直达网页",
    why: "每次转址都会耽误显示，在移动网络上最明显。",
    mend: "直接转到最后的地址，并在链接和广告里使用它。",
    found: {
      some: "要经过 {{number}} 次转址才到网页。",
      many: "要经过 {{number}} 次转址才到网页。",
    },
  },
  sitemap: {
    name: "网站地图",
    why: "网站地图列出您的网页，搜索引擎不必寻找就知道有新的。",
    mend: "让网站系统生成 sitemap.xml，在 robots.txt 里写明，并提交给 Google Search Console。",
    mends: {
      broken: "让网站系统重新生成网站地图。它列出以 https:// 开头的完整地址，每个写在 <url> 里的 <loc>。",
      partly: "从 robots.txt 移除列出的网站地图，或把文件放回去。",
    },
    found: {
      missing: "找不到网站地图（回应 {{status}}）。",
      broken: "那个地址没有可读的网站地图。",
      partly_one: "robots.txt 写明的 {{total}} 个网站地图中，有 {{count}} 个无法读取。",
      partly_other: "robots.txt 写明的 {{total}} 个网站地图中，有 {{count}} 个无法读取。",
    },
  },
  firstByte: {
    name: "服务器回应快",
    why: "第一个字节到达之前什么都看不到。由我们的服务器测量一次，您的访客所需的时间会不同。",
    mend: "开启网页缓存，请主机商提供靠近客户的服务器，并移除不需要的插件。",
    found: {
      slow: "第一个字节在 {{milliseconds}} ms 后到达；{{quick}} ms 以内算好。",
      verySlow: "第一个字节在 {{milliseconds}} ms 后到达；{{quick}} ms 以内算好。",
    },
  },
  sitemapLists: {
    name: "网站地图列有这个网页",
    why: "不在网站地图里的网页较晚被找到。",
    mend: "把网页的地址加进网站地图，写法与规范链接一致。",
    found: {
      absent_one: "网站地图的 {{count}} 个地址里没有这个网页。",
      absent_other: "网站地图的 {{count}} 个地址里没有这个网页。",
    },
  },
  sitemapInRobots: {
    name: "robots.txt 写明网站地图",
    why: "所有搜索引擎都会看那里，包括您没有提交过的。",
    mend: "把列出的一行加进 robots.txt。",
    found: { unnamed: "robots.txt 没有写明网站地图。" },
  },
  httpToHttps: {
    name: "http 转到 https",
    why: "旧链接和手打的地址以 http 开头。没有转址，人们会停在不安全的网页，搜索引擎则看到两个网站。",
    mend: "让服务器以 301 把每个 http 地址转到 https。",
    found: { stays: "网页仍可不经 https 打开。" },
  },
  hsts: {
    name: "浏览器被告知使用 https",
    why: "有了 Strict-Transport-Security 标头，浏览器不再尝试不安全的地址。",
    mend: "整个网站都能用 https 之后，发送 Strict-Transport-Security: max-age=31536000。",
    found: { missing: "服务器没有要求浏览器使用 https。" },
  },
  mixedContent: {
    name: "所有部分都安全",
    why: "没有 https 的部分会被浏览器挡住或发出警告。",
    mend: "把这些地址改成 https。",
    found: {
      plain_one: "有 {{count}} 个部分不经 https 载入。",
      plain_other: "有 {{count}} 个部分不经 https 载入。",
    },
  },
  temporaryRedirects: {
    name: "转址是永久的",
    why: "暂时转址会让搜索引擎更久地保留旧地址。",
    mend: "地址已永久更改的，请用状态 301 或 308。",
    found: {
      temporary_one: "到网页途中有 {{count}} 次暂时转址。",
      temporary_other: "到网页途中有 {{count}} 次暂时转址。",
    },
  },
  charset: {
    name: "编码",
    why: "没有写明编码，é 之类的字母和中文可能变成乱码。",
    mend: '网页若存为 UTF-8，请在 head 的最前面加上 <meta charset="utf-8">。',
    mends: {
      other:
        "若文字在浏览器里显示正常，就不急着改。要改用 UTF-8，请先把文字存为 UTF-8，再更改标头和网页所写的编码。只改标签，文字会变成乱码。",
    },
    found: {
      missing: "网页没有写明编码，或写得太晚。",
      other: "网页的编码是 {{charset}}，不是 UTF-8。",
    },
  },
  doctype: {
    name: "文档类型",
    why: "没有它，浏览器会以二十年前的方式显示网页。",
    mend: "让网页以 <!doctype html> 开头。",
    found: { missing: "网页没有以 <!doctype html> 开头。" },
  },
  compression: {
    name: "传送时压缩",
    why: "压缩后的文字约为四分之一大小，在移动网络上感觉得到。",
    mend: "在主机或 CDN 开启 gzip 或 Brotli。",
    found: {
      missing: "网页的 {{kilobytes}} kB HTML 没有压缩。",
      missingHuge: "网页的 HTML 超过 2 MB，而且没有压缩。",
    },
  },
  pageWeight: {
    name: "HTML 不太重",
    why: "手机要全部载入并读完，网页才能使用。",
    mend: "把 HTML 里的数据和图片移到独立的文件，长列表分页显示。",
    found: {
      heavy: "单是 HTML 就有 {{kilobytes}} kB。",
      huge: "单是 HTML 就超过 2 MB。我们读取了前面的 2 MB。",
    },
  },
  address: {
    name: "易读的地址",
    why: "人们在点击前会看搜索结果里的地址，也会复制给别人。",
    mend: "用简短的小写字加连字符，例如 /services/web-design。把旧地址转到新的。",
    found: {
      underscores: "地址用下划线分字；搜索引擎偏好连字符。",
      capitals: "地址有大写字母，容易打错。",
      long: "网站名称之后的地址有 {{length}} 个字符。",
      session: "地址含有访问编号，每位访客的地址都不同。",
    },
  },
  favicon: {
    name: "图标",
    why: "小图标显示在搜索结果的名称旁和浏览器的标签页上。",
    mend: '加上 <link rel="icon">，用至少 48 像素的正方形图片。',
    found: { missing: "网页没有写明图标。" },
  },
};
