/** The settings of a program of the gateway. */
export type SettingsProgram = {
  /** Its settings in their order, with their TSDoc. */
  readonly settings: ReadonlyMap<string, string>
  /** Names that the environment must have, such as `LOGIN_URL`. */
  readonly required: readonly string[]
  readonly defaults: Readonly<Record<string, unknown>>
  /** Pages with more about a setting, as Markdown links. */
  readonly links: Readonly<Record<string, string>>
}

/**
 * Returns the settings of a program as a table of Markdown.
 *
 * @throws Error that names the settings without a description, and the links of unknown settings.
 */
export function toSettingsTable({ settings, required, defaults, links }: SettingsProgram): string {
  const undescribed = [...settings].filter(([, text]) => text === '').map(([name]) => name)
  if (undescribed.length > 0)
    throw new Error(`These settings need a TSDoc comment: ${undescribed.join(', ')}.`)
  const unknown = Object.keys(links).filter((name) => !settings.has(name))
  if (unknown.length > 0) throw new Error(`There are links for unknown settings: ${unknown.join(', ')}.`)
  const rows = [...settings].map(([name, text]) => {
    const variable = toVariable(name)
    const value = required.includes(variable) ? 'required' : toDefault(defaults[name])
    const link = links[name] === undefined ? '' : ` See ${links[name]}.`
    return `| \`${variable}\` |${value && ` ${value}`} | ${toText(text, settings)}${link} |`
  })
  return `| Setting | Default | |\n|---|---|---|\n${rows.join('\n')}`
}

/**
 * Replaces the table between the markers of a page.
 *
 * @throws Error if the page has no markers.
 */
export function replaceTable(page: string, program: string, table: string): string {
  const [start, end] = [`<!-- settings of the ${program} -->`, '<!-- end of the settings -->']
  const from = page.indexOf(start)
  const to = page.indexOf(end, from)
  if (from < 0 || to < 0) throw new Error(`The page must have ${start} and ${end}.`)
  return `${page.slice(0, from)}${start}\n\n${table}\n\n${page.slice(to)}`
}

/** `dataDir` → `DATA_DIR` */
function toVariable(name: string): string {
  return name.replace(/(?<=[a-z\d])[A-Z]/g, '_$&').toUpperCase()
}

/** Empty lists are no default: the setting is absent. */
function toDefault(value: unknown): string {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return ''
  return `\`${String(value)}\``
}

/** Names other settings as environment variables. */
function toText(text: string, settings: ReadonlyMap<string, string>): string {
  return text
    .replace(/`(\w+)`/g, (code, name: string) => (settings.has(name) ? `\`${toVariable(name)}\`` : code))
    .replaceAll('|', '\\|')
}
