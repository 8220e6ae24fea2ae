import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { isCityKey } from "@agency/content/cities";
import { findOffer, type Offer } from "@agency/content/offers";
import { startingPrice } from "@agency/content/packages";
import { formatPrice } from "@agency/content/plans";
import { cityPrice, hasWebsites } from "@agency/content/services";
import { audience, isServiceKey, type ServiceKey, serviceKeys } from "@agency/content/settings";
import { waysClass } from "@agency/ui/action";
import { joined, Row, Text, Stack } from "@agency/ui/layout";
import { readTool } from "../../shared/contact/chat-link.tsx";
import { useHydrated } from "../../shared/use-hydrated.ts";
import {
  EmailField,
  Field,
  FinePrint,
  Outcome,
  PhoneField,
  Problem,
  problemProps,
  Send,
  WithoutScript,
} from "../forms/fields.tsx";
import { useForm } from "../forms/use-form.ts";
import fields from "../forms/forms.module.css";
import styles from "./contact-form.module.css";

/** The names of packages by service and key. */
export type PackageNames = Record<string, Record<string, string>>;

/** The contact form. The address can prefill it: `?service=seo&package=national`, and the result of a tool. */
export function ContactForm({ packageNames }: { packageNames: PackageNames }) {
  const { t } = useTranslation(["forms", "home"]);
  const { search } = useLocation();
  const isRunning = useHydrated();
  const asked = new URLSearchParams(isRunning ? search : "");
  const city = asked.get("city")?.slice(0, 60) ?? "";
  const { offer, remove, keepFor } = useChosenOffer(isRunning ? search : "");
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    api: () => import("./api.ts"),
    failure: t("contact.failure"),
    success: t("contact.success", { returnObjects: true }),
    send: (api, sent) => api.sendContact(sent),
  });

  const offerName = ({ service, key }: Offer) =>
    service ? (packageNames[service]?.[key] ?? key) : t(`home:pricing.plans.${key}.name`);

  useEffect(() => {
    if (!element.current) return;
    const given = new URLSearchParams(search);
    const [url, score] = [given.get("website") ?? "", given.get("score") ?? ""];
    fillIn(element.current, given, t(`contact.about.${readTool(given)}`, { url, score }));
    // Also applies ticks made before hydration.
    closeFields(element.current);
  }, [search, t]);

  return (
    <form
      ref={element}
      className={joined(fields["form"], fields["pairs"])}
      {...form.props}
      onReset={(event) => {
        closeFields(event.currentTarget, false);
        remove();
      }}
    >
      {offer && <ChosenOffer offer={offer} name={offerName(offer)} city={city} onRemove={remove} />}
      {!offer && !asked.has("package") && <Subject service={asked.get("service")} city={city} />}
      <Field
        form={form}
        name="firstName"
        label={t("contact.firstName")}
        required
        maxLength={80}
        autoComplete="given-name"
      />
      <div>
        <Field
          form={form}
          name="lastName"
          label={t("contact.lastName")}
          required
          maxLength={80}
          autoComplete="family-name"
        />
        <Without box="oneName" label={t("contact.oneName")} />
      </div>
      <EmailField form={form} label={t("contact.email")} />
      <PhoneField form={form} label={t("contact.phone")} />
      {audience === "businesses" && hasWebsites && (
        <div>
          <Field
            form={form}
            name="website"
            label={t("contact.website")}
            type="url"
            placeholder="https://"
            autoComplete="url"
          />
          <Without box="noWebsite" label={t("contact.noWebsite")} />
        </div>
      )}
      <p className={fields["field"]}>
        <label htmlFor={`${form.id}service`}>
          {t("contact.service")}
          <span>{` ${t("optional")}`}</span>
        </label>
        <select
          {...problemProps(form, "service")}
          name="service"
          defaultValue="none"
          onChange={({ currentTarget }) => keepFor(currentTarget.value)}
        >
          {/* A placeholder that cannot be selected or sent. */}
          <option value="none" disabled hidden>
            {t("contact.choose")}
          </option>
          {serviceKeys.map((service) => (
            <option key={service} value={service}>
              {t(`contact.services.${service}`)}
            </option>
          ))}
        </select>
        <Problem form={form} name="service" />
      </p>
      <p className={joined(fields["field"], fields["wide"])}>
        <label htmlFor={`${form.id}projectDetails`}>
          {t("contact.details")}
          <span>{` ${t("optional")}`}</span>
        </label>
        <textarea
          aria-describedby={`${form.id}hint`}
          {...problemProps(form, "projectDetails")}
          name="projectDetails"
          rows={4}
          maxLength={5000}
        />
        <Problem form={form} name="projectDetails" />
        <Text as="span" size="small" tone="muted" id={`${form.id}hint`}>
          {t("contact.detailsHint")}
        </Text>
      </p>
      <Stack fit className={fields["wide"]}>
        {city && <input type="hidden" name="city" value={city} />}
        <FinePrint form={form} />
        <WithoutScript />
        <Send form={form} label={t("contact.send")} sending={t("contact.sending")} />
        <Outcome form={form} />
      </Stack>
    </form>
  );
}

/** Prefills the form from the address: `?service=seo&website=…`, and the `score` that a `tool` gave that website. */
function fillIn(form: HTMLFormElement, params: URLSearchParams, aboutResult: string): void {
  const service = params.get("service");
  const website = params.get("website");
  if (isServiceKey(service)) set(form, "service", service);
  if (!website) return;
  set(form, "noWebsite", "");
  set(form, "website", website);
  const details = form.elements.namedItem("projectDetails");
  if (params.has("score") && details instanceof HTMLTextAreaElement && details.value.trim() === "") {
    details.value = aboutResult;
  }
}

function set(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = value !== "";
  else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
}

/** The fields that a tick closes, by the box below them. */
const closedBy = { oneName: "lastName", noWebsite: "website" } as const;

/** Clears and disables the fields whose box is ticked. Reads the DOM, so that ticks before hydration count. */
function closeFields(form: HTMLFormElement, mayBeTicked = true): void {
  for (const [box, name] of Object.entries(closedBy)) {
    const [tick, field] = [form.elements.namedItem(box), form.elements.namedItem(name)];
    if (!(tick instanceof HTMLInputElement && field instanceof HTMLInputElement)) continue;
    field.disabled = mayBeTicked && tick.checked;
    if (field.disabled) field.value = "";
  }
}

type WithoutProps = { box: keyof typeof closedBy; label: string };

/** A box to tick for a person who has nothing to fill in above it. */
function Without({ box, label }: WithoutProps) {
  return (
    <Row as="label" gap="0.7rem" align="start" unbroken className={fields["check"]}>
      <input
        type="checkbox"
        name={box}
        value="yes"
        onChange={({ currentTarget: { form } }) => form && closeFields(form)}
      />
      <span>{label}</span>
    </Row>
  );
}

type ChosenOfferProps = { offer: Offer; name: string; city: string; onRemove: () => void };

/** The package or plan that the visitor chose on the way to the form. It is sent along until it is removed. */
function ChosenOffer({ offer, name, city, onRemove }: ChosenOfferProps) {
  const { t } = useTranslation("forms");
  const subjectText = useSubject();
  const { price, service } = offer;
  return (
    <Row
      gap="0.25rem 1rem"
      align="center"
      justify="between"
      className={joined(waysClass(), fields["wide"], styles["chosen"])}
    >
      <div>
        <Text tone="muted">
          {[t("contact.chosen.title"), service && subjectText(service, city)].filter(Boolean).join(" · ")}
        </Text>
        <strong>
          {t(`contact.chosen.${price.kind}`, {
            name,
            price: price.kind === "on-request" ? "" : formatPrice(price.amount),
            monthly: price.kind === "launch" ? formatPrice(price.monthlyFee) : "",
          })}
        </strong>
      </div>
      <input type="hidden" name="package" value={offer.key} />
      <button type="button" onClick={onRemove} aria-label={t("contact.chosen.removeNamed", { name })}>
        {t("contact.chosen.remove")}
      </button>
    </Row>
  );
}

type SubjectProps = { service: string | null; city: string };

/** The service and the city of the page that led to the form, with what they begin at. */
function Subject({ service, city }: SubjectProps) {
  const { t } = useTranslation("forms");
  const subjectText = useSubject();
  if (!isServiceKey(service)) return null;
  const price = isCityKey(city) ? cityPrice(service) : startingPrice(service);
  return (
    <div className={joined(fields["wide"], styles["chosen"])}>
      <Text tone="muted">{t("contact.chosen.subject")}</Text>
      <strong>
        {t(`contact.chosen.begins.${price.kind}`, {
          name: subjectText(service, city),
          price: price.kind === "on-request" ? "" : formatPrice(price.amount),
        })}
      </strong>
    </div>
  );
}

/** What a page is about: "SEO in Ipoh", or "SEO". */
function useSubject(): (service: ServiceKey, city: string) => string {
  const { t } = useTranslation("common");
  return (service, city) => {
    const name = t(`services.${service}`);
    return isCityKey(city) ? t("footer.location", { service: name, city: t(`cities.${city}`) }) : name;
  };
}

/** The offer that an address names: `?service=seo&package=national`, or `?package=starter` for a plan of the home page. */
function useChosenOffer(search: string): {
  offer: Offer | null;
  remove: () => void;
  /** Lets a package go when another service is chosen. A plan goes with any. */
  keepFor: (service: string) => void;
} {
  const [removed, setRemoved] = useState<string | null>(null);
  const given = new URLSearchParams(search);
  const named = findOffer(given.get("service"), given.get("package"));
  const remove = () => setRemoved(search);
  return {
    offer: removed === search ? null : named,
    remove,
    keepFor: (service) => {
      if (named?.service && named.service !== service) remove();
    },
  };
}
