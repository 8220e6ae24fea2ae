/** The addresses of videos that are files, by their paths in the agency's folder (scripts/videos.ts). */
declare module "virtual:videos" {
  export const videos: Readonly<Record<string, string>>;
}
