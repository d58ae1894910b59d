/** The parts of the site, in the order in which a reader needs them. */
export const sidebar: {
  label: string
  collapsed?: boolean
  autogenerate: { directory: string; collapsed?: boolean }
}[] = [
  { label: 'Start', autogenerate: { directory: 'start' } },
  { label: 'Guides', autogenerate: { directory: 'guides' } },
  { label: 'Self-host', autogenerate: { directory: 'self-host' } },
  { label: 'Concepts', autogenerate: { directory: 'concepts' } },
  { label: 'Compare', autogenerate: { directory: 'compare' } },
  { label: 'Reference', autogenerate: { directory: 'reference', collapsed: true } },
]
