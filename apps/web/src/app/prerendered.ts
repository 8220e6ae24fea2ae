/** The paths of one language, without its prefix. */
const paths = ["/", "/404", "/admin", "/admin/login", "/client-portal"];

/** Every page that is written to a file at build time, in both languages. */
export const prerendered: string[] = [...paths, ...paths.map((path) => (path === "/" ? "/ms" : `/ms${path}`))];
