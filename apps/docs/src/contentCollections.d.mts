/** The collections of the site. Their declaration is by hand, because Starlight ships sources that need Astro's generated types. */
export const collections: Readonly<Record<string, object>>
