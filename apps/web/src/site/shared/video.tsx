import { type CSSProperties, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { VideoHost } from "@agency/content/shape";
import { videoPlayer } from "@agency/content/videos";
import { Text } from "@agency/ui/layout";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { Band, SiteLink } from "./parts.tsx";
import { type BuiltPicture, pictureFiles, Picture } from "./picture.tsx";
import looks from "./looks.module.css";
import styles from "./video.module.css";

export type ShownVideo = {
  source: { at: VideoHost; id: string } | { at: "file"; address: string; captions: string | undefined };
  /** Shown until somebody presses play. The player is in its shape. */
  picture: BuiltPicture;
  /** What the video shows. */
  description: string;
  /** Of the description, where it is another than that of the page. */
  language?: string | undefined;
};

const sizes = "(min-width: 90em) 84rem, 92vw";

/** A video as a part of a page. */
export function VideoBand(video: ShownVideo) {
  const { t } = useTranslation();
  return (
    <Band as="section" aria-label={t("video.title")}>
      <Video {...video} />
    </Band>
  );
}

/** A video with a line of what it shows. Nothing of it is loaded before somebody presses play. */
function Video({ source, picture, description, language }: ShownVideo) {
  const { width, height } = picture;
  const here = useLanguage();
  return (
    <figure className={styles["video"]} style={{ "--ratio": width / height } as CSSProperties}>
      <div className={styles["screen"]}>
        {source.at === "file" ? (
          <video
            src={source.address}
            poster={pictureFiles(picture).src}
            controls
            playsInline
            preload="none"
            aria-label={description}
          >
            <track kind="captions" src={source.captions} srcLang={language ?? here} default />
          </video>
        ) : (
          <Player source={source} picture={picture} description={description} />
        )}
      </div>
      <figcaption>
        <Text strong measure="60ch" top="0.75rem" lang={language}>
          {description}
        </Text>
        {source.at !== "file" && <Host source={source} />}
      </figcaption>
    </figure>
  );
}

/** The player is of another origin, so that its scripts cannot reach this page. */
const permissions = "allow-scripts allow-same-origin allow-presentation allow-popups";

type Hosted = { source: { at: VideoHost; id: string } };

/** The picture, which a press replaces by the host's player. */
function Player({ source, picture, description }: Hosted & Omit<ShownVideo, "source">) {
  const { t } = useTranslation();
  const [plays, setPlays] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  // What was pressed is gone.
  useEffect(() => {
    if (plays) frame.current?.focus();
  }, [plays]);
  if (plays)
    return (
      <iframe
        ref={frame}
        src={videoPlayer(source).player}
        title={description}
        sandbox={permissions}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
      />
    );
  return (
    <button type="button" onClick={() => setPlays(true)} aria-label={t("video.play", { description })}>
      <Picture picture={picture} alt="" sizes={sizes} />
      <svg viewBox="0 0 96 96" aria-hidden="true">
        <circle cx="48" cy="48" r="46" />
        <path d="M38 28L70 48L38 68Z" />
      </svg>
    </button>
  );
}

/** Where the video comes from, and what a press means. */
function Host({ source }: Hosted) {
  const { t } = useTranslation();
  const { host, page } = videoPlayer(source);
  return (
    <Text size="small" tone="muted" measure="70ch" top="0.35rem" className={looks["links"]}>
      {t("video.from", { host })} <SiteLink to="/privacy#storage">{t("video.notice")}</SiteLink>
      <noscript>
        {" "}
        <a href={page}>{t("video.page", { host })}</a>
      </noscript>
    </Text>
  );
}
