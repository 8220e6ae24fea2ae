import type { Translation } from "../../translation.ts";
import type { speedAdvice as english } from "../en/speed-advice.ts";

export const speedAdvice: Translation<typeof english> = {
  redirects: {
    title: "直接链接到这个网页",
    text: "访客要先经过别的网址再跳转过来。请在链接、广告和 Google 商家资料里使用最终网址。",
  },
  server: {
    title: "让服务器更快回应",
    text: "网页本身来得慢，其他内容都要等它。请缓存做好的网页，或向主机商换更快的方案。",
  },
  compression: {
    title: "打开压缩",
    text: "服务器没有压缩文字就直接传送。用 gzip 或 Brotli 压缩后会小很多，只需改一项服务器设置。",
  },
  images: { title: "缩小图片", text: "按显示的尺寸保存图片，格式用 WebP 或 AVIF。肉眼看不出差别。" },
  blocking: {
    title: "不必等所有文件到齐才显示网页",
    text: "浏览器要等这些文件才显示内容。脚本请加上 defer，暂时用不到的样式请稍后载入。",
  },
  unusedScripts: {
    title: "移除这个网页用不到的脚本",
    text: "旧插件、聊天框和追踪代码到处载入。只保留这个网页需要的，其余等访客用到时再载入。",
  },
  unusedStyles: {
    title: "移除这个网页用不到的样式",
    text: "主题和网页编辑器会带上所有功能的样式。只保留这个网页用到的。",
  },
  minify: { title: "精简脚本和样式", text: "里面有浏览器不需要的空格和注释。构建工具和大多数缓存插件都能去掉。" },
  scripts: { title: "减少 JavaScript", text: "手机忙着运行脚本，点了也没有反应。请删掉不需要的，其余拆成小块。" },
  oldScripts: { title: "更新脚本", text: "有些文件重复载入，或是为没人再用的浏览器而做。更新主题或插件通常就能去掉。" },
  discovery: {
    title: "让浏览器早点找到主图",
    text: "主图要等脚本或样式请求才出现。请把它作为普通图片放进网页，不要延迟载入。",
  },
  fonts: { title: "载入字体时先显示文字", text: "字体到达之前看不到文字。请为字体加上 font-display: swap。" },
  shifts: { title: "为稍后载入的内容预留位置", text: "访客阅读时内容会移动。请为图片、广告和嵌入内容设定宽和高。" },
  viewport: {
    title: "让网页适合手机",
    text: "网页没有给手机的 viewport 标签，手机会按电脑版显示，反应也慢。请加上这个标签。",
  },
  elements: { title: "简化网页", text: "元素太多，手机要很久才画完。请一次少显示一些。" },
  caching: {
    title: "让浏览器保存您的文件",
    text: "再次来访的访客又要全部重新载入。请设置服务器，让浏览器把图片、脚本和样式保存一年。",
  },
};
