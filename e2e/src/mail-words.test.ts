import { expect } from "@playwright/test";
import { expectAccessible, expectReadableIn } from "./support/page-checks.ts";
import { addClientWithFigures, generate, openClient } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

const { mailWords: words, admin } = texts.en;

test.use({ signedIn: true });

test("the staff write a signature, hear of a wrong placeholder, look at a client's email, and give the client its own", async ({
  page,
}) => {
  const name = "Sample Words";
  const { id } = await addClientWithFigures(
    page,
    { name, email: "owner@words.example" },
    { totalVisitors: 530, totalLeads: 12 },
  );
  await generate(page, id, "monthly");

  await page.goto("/admin/settings");
  const section = page.getByRole("region", { name: words.title });
  const subject = section.getByLabel(words.part.subject);
  const signature = section.getByLabel(words.part.signature);
  await expect(subject).toHaveAttribute("placeholder", "{report}: {period} – {client}");
  await subject.fill("{cient}");
  await signature.fill("With thanks\nAina of {agency}");
  await section.getByRole("combobox", { name: words.client }).click();
  await page.getByRole("option", { name, exact: true }).click();
  await section.getByRole("button", { name: words.preview }).click();
  await expect(section.getByText(/^Subject has \{cient\}, which is not a placeholder: use \{client\}, /)).toBeVisible();
  await expect(subject).toHaveAttribute("aria-invalid", "true");

  await subject.fill("");
  await section.getByRole("button", { name: words.preview }).click();
  const dialog = page.getByRole("dialog", { name: fill(words.previewTitle, { name }) });
  await expect(dialog.getByText(words.newest)).toBeVisible();
  await expect(dialog.getByText(/^Monthly report: .* – Sample Words$/)).toBeVisible();
  await expect(dialog.frameLocator("iframe").getByText("Aina of")).toBeVisible();
  await dialog.getByRole("tab", { name: admin.mails.text }).click();
  await expect(dialog.getByText("With thanks")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  await section.getByRole("button", { name: words.save }).click();
  await expect(page.getByText(words.saved, { exact: true })).toBeVisible();
  await page.reload();
  await expect(signature).toHaveValue("With thanks\nAina of {agency}");
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectReadableIn(page, "dark");

  await page.setViewportSize({ width: 1440, height: 900 });
  const contents = await openClient(page, { id }, "contents");
  const own = contents.getByLabel(words.part.signature);
  await expect(own).toHaveAttribute("placeholder", "With thanks\nAina of {agency}");
  await own.fill("Only for you");
  await contents.getByRole("button", { name: words.save, exact: true }).click();
  await expect(page.getByText(words.saved, { exact: true })).toBeVisible();
  await expectAccessible(page);

  // Other tests read emails of the same product.
  await page.goto("/admin/settings");
  await signature.fill("");
  await section.getByRole("button", { name: words.save }).click();
  await expect(page.getByText(words.saved, { exact: true })).toBeVisible();
});
