import { videoHosts as used } from "./own.ts";
import type { VideoHost } from "./shape.ts";

export { serviceVideos, videoFiles } from "./own.ts";

/** Who plays videos for others: the name, and the origin of the player, which keeps the least about its visitors. */
const hosts: Readonly<Record<VideoHost, { name: string; origin: string }>> = {
  youtube: { name: "YouTube", origin: "https://www.youtube-nocookie.com" },
  vimeo: { name: "Vimeo", origin: "https://player.vimeo.com" },
};

/** Those who play a video of the agency's. */
export const videoHosts: readonly { name: string; origin: string }[] = used.map((host) => hosts[host]);

type Hosted = { at: VideoHost; id: string };

/** The name of the host, the address of the player, which begins to play, and that of the video's page. */
export function videoPlayer({ at, id }: Hosted): { host: string; player: string; page: string } {
  const { name: host, origin } = hosts[at];
  if (at === "youtube")
    return {
      host,
      player: `${origin}/embed/${id}?autoplay=1&rel=0`,
      page: `https://www.youtube.com/watch?v=${id}`,
    };
  const [number = "", secret] = id.split("/");
  const asked = new URLSearchParams({ ...(secret && { h: secret }), autoplay: "1", dnt: "1" });
  return { host, player: `${origin}/video/${number}?${asked.toString()}`, page: `https://vimeo.com/${id}` };
}
