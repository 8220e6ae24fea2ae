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
