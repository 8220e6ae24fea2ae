import { defaultLanguage, type Language, languageKeys, aboutLanguage } from "@agency/content/settings";

export const languageKey = "language";
export const colourSchemeKey = "colour-scheme";

/** The beginnings of addresses by language; the default language has none. */
const prefixes = Object.fromEntries(
  languageKeys.flatMap((language) =>
    aboutLanguage(language).prefix ? [[language, aboutLanguage(language).prefix]] : [],
  ),
);

const toStoredLanguage = `const prefix={__proto__:null,...${JSON.stringify(prefixes)}}[stored("${languageKey}")];
if(prefix){
root.hidden=true;
location.replace(prefix+(location.pathname==="/"?"":location.pathname)+location.search+location.hash);
return}`;

/**
 * Runs in the head before anything is painted, without waiting for the application:
 * redirects from an address of the default language to the visitor's stored language, stores the choice when a language link
 * is clicked, and sets the stored colour scheme, or else the system's.
 * The build writes it into the page; the application does not contain it again.
 */
export function firstPaintScript(language: Language): string {
  return import.meta.env.SSR ? script(language) : "";
}

function script(language: Language): string {
  return `(()=>{
const root=document.documentElement;
const stored=(key)=>{try{return localStorage.getItem(key)}catch{}};
${language === defaultLanguage ? toStoredLanguage : ""}
addEventListener("click",({target})=>{
const language=target.closest?.("[data-language]")?.getAttribute("data-language");
if(language)try{localStorage.setItem("${languageKey}",language)}catch{}
},true);
const dark=matchMedia("(prefers-color-scheme: dark)"),paint=()=>{
const scheme=stored("${colourSchemeKey}");
root.setAttribute("data-mantine-color-scheme",["light","dark"].includes(scheme)?scheme:dark.matches?"dark":"light")};
paint();
dark.addEventListener("change",paint);
})()`.replaceAll("\n", "");
}
