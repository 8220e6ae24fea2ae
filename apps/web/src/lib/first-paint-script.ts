import { languageKeys, languages } from "@agency/content/languages";

export const languageKey = "language";
export const colourSchemeKey = "colour-scheme";

/** The beginnings of addresses by language; the default language has none. */
const prefixes = Object.fromEntries(
  languageKeys.flatMap((language) => (languages[language].prefix ? [[language, languages[language].prefix]] : [])),
);

/**
 * Runs in the head before anything is painted, without waiting for the application:
 * takes a visitor whose stored choice is another language than the address's default to the address in it, stores the choice at a click on a language link,
 * lets the page scroll smoothly to a section of itself (and to nothing else: a new page begins at its top at once), and
 * sets the colour scheme, the stored one or else the system's.
 * It stands in the page as it was built; the application that takes the page over does not carry it a second time.
 */
export const firstPaintScript = import.meta.env.SSR ? script() : "";

function script(): string {
  return `(function(){
var root=document.documentElement,stored=function(key){try{return localStorage.getItem(key)}catch(e){return null}};
var path=location.pathname;
var prefixes=${JSON.stringify(prefixes)},chosen=stored("${languageKey}"),prefix=prefixes.hasOwnProperty(chosen)&&prefixes[chosen];
if(prefix&&Object.values(prefixes).indexOf("/"+path.split("/")[1])<0){
root.hidden=true;
location.replace(prefix+(path==="/"?"":path)+location.search+location.hash);
return}
document.addEventListener("click",function(event){
var link=event.target instanceof Element&&event.target.closest("a");
if(!link)return;
var language=link.getAttribute("data-language");
if(language)try{localStorage.setItem("${languageKey}",language)}catch(e){}
if(link.hash&&link.pathname===location.pathname){
root.setAttribute("data-smooth","");
setTimeout(function(){root.removeAttribute("data-smooth")},1500)}
},true);
var dark=matchMedia("(prefers-color-scheme: dark)"),paint=function(){
var scheme=stored("${colourSchemeKey}");
if(scheme!=="light"&&scheme!=="dark")scheme=dark.matches?"dark":"light";
root.setAttribute("data-mantine-color-scheme",scheme)};
paint();
dark.addEventListener("change",paint);
})()`.replaceAll("\n", "");
}
