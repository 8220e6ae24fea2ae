import { type MouseEvent, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { agency } from "@agency/content/agency";
import { articlePath } from "@agency/content/site-paths";
import { waysClass } from "@agency/ui/action";
import { joined, Row, Text, Stack } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { absolute } from "../../shared/site-address.ts";
import { BackLink, Button, SiteLink, Title } from "../shared/parts.tsx";
import { Picture } from "../shared/picture.tsx";
import type { ArticleOnPage } from "./articles.server.ts";
import { CategoryWall } from "./category-art.tsx";
import { listSearch } from "./listing.ts";
import looks from "../shared/looks.module.css";
import styles from "./article-head.module.css";

/** The title, facts and excerpt of an article, next to the picture of its category. */
export function ArticleHead({ article }: Pick<ArticleOnPage, "article">) {
  const { t } = useTranslation(["article", "blog"]);
  const { slug, category, variation, title, excerpt, tags, picture } = article;
  return (
    <header className={styles["head"]}>
      <Stack gap="1.25rem" fit className={styles["text"]}>
        <Row as="p" gap="0.25rem 1.5rem" align="center">
          <BackLink data-no-print="" to="/blog">
            {t("back")}
          </BackLink>
          <Text as="span" tone="accent" strong className={waysClass("quiet")}>
            <SiteLink to={`/blog${listSearch(category, "")}`}>{t(`blog:categories.${category}`)}</SiteLink>
          </Text>
        </Row>
        <Title as="h1" size="closing" measure="17ch" className={styles["title"]}>
          {title}
        </Title>
        <Text size="opening" tone="soft" measure="50ch">
          {excerpt}
        </Text>
        <Facts article={article} />
        <Row gap="1rem 1.5rem" align="center">
          <Row as="ul" gap="0.4rem" className={looks["tags"]} aria-label={t("blog:tags")}>
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </Row>
          <Share slug={slug} title={title} />
        </Row>
      </Stack>
      <div className={joined(looks["art"], styles["art"])} data-no-print="">
        {picture ? (
          <Picture {...picture} sizes="(min-width: 60em) 42vw, 100vw" early />
        ) : (
          <CategoryWall category={category} variation={variation} />
        )}
      </div>
    </header>
  );
}

function Facts({ article: { date, dateText, updated, minutes } }: Pick<ArticleOnPage, "article">) {
  const { t } = useTranslation(["article", "blog"]);
  return (
    <Row as="p" gap="0.25rem 1.25rem">
      <b>
        <time dateTime={date}>{dateText}</time>
      </b>
      <b>{t("blog:readTime", { minutes })}</b>
      <Text as="span" size="small" tone="muted">
        {t("author", { agency: agency.name })}
      </Text>
      {updated && (
        <Text as="time" size="small" tone="muted" dateTime={updated.date}>
          {t("updated", { date: updated.text })}
        </Text>
      )}
    </Row>
  );
}

/** Opens the device's share sheet, or a menu where there is none. The browser opens and closes the menu. */
function Share({ slug, title }: { slug: string; title: string }) {
  const { t } = useTranslation("article");
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const address = absolute(useLocalisedPath()(articlePath(slug)));

  const openSheet = (event: MouseEvent) => {
    if (!("share" in navigator)) return;
    event.preventDefault();
    navigator.share({ title, url: address }).catch((error: unknown) => {
      // An AbortError means that the visitor closed the sheet. After any other error, the menu opens instead.
      if (!(error instanceof DOMException && error.name === "AbortError")) menu.current?.showPopover();
    });
  };
  const copy = async () => {
    menu.current?.hidePopover();
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: t("share.copied"), description: t("share.copiedText") });
    } catch {
      toast({ title: t("share.notCopied"), description: t("share.notCopiedText"), variant: "destructive" });
    }
  };

  return (
    <div className={styles["share"]} data-no-print="">
      <Button look="secondary" size="small" popoverTarget={id} onClick={openSheet}>
        {t("share.open")}
      </Button>
      <div ref={menu} id={id} popover="auto" className={styles["menu"]} role="group" aria-label={t("share.title")}>
        <Stack as="ul" gap="0" lines="after" pad="0" className={waysClass("quiet")}>
          <li>
            <button type="button" onClick={() => void copy()}>
              {t("share.copy")}
            </button>
          </li>
          {shareLinks(address, title).map(({ network, href }) => (
            <li key={network}>
              <a href={href} target="_blank" rel="noreferrer">
                {network}
              </a>
            </li>
          ))}
        </Stack>
      </div>
    </div>
  );
}

/** The share links of each network. */
export function shareLinks(address: string, title: string): { network: string; href: string }[] {
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(title);
  return [
    { network: "WhatsApp", href: `https://wa.me/?text=${text}%20${url}` },
    { network: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { network: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { network: "X", href: `https://x.com/intent/post?text=${text}&url=${url}` },
  ];
}
