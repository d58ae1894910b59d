// @boundaries-ignore the parser of the checks is at the root
import { readSource } from '../../../../scripts/checks/sources.mjs'
import type { ContentPage } from '../readContent.js'
import { findDeclarations, type Member } from './findDeclarations.js'
import { type Entry, type PublicExport, root } from './readExports.js'

/** Entries whose functions have a page each: hooks, components and actions. */
const withOwnPages = ['@latchkit/react', '@latchkit/core/actions']

/** Types that are the subject of a page of their own, by file. */
const subjects: readonly {
  id: string
  title: string
  types: readonly (readonly [file: string, name: string])[]
}[] = [
  {
    id: 'options',
    title: 'Options',
    types: [
      ['packages/core/src/config/config.ts', 'Options'],
      ['packages/core/src/config/config.ts', 'FeatureOptions'],
      ['packages/core/src/config/config.ts', 'CustomWallet'],
      ['packages/core/src/config/config.ts', 'Metadata'],
    ],
  },
  {
    id: 'events',
    title: 'Events',
    types: [['packages/core/src/features/reports/events/KitEvents.ts', 'KitEvents']],
  },
  {
    id: 'theme',
    title: 'CSS variables and parts',
    types: [
      ['packages/core/src/config/themeVariables.ts', 'ThemeVariableName'],
      ['packages/ui/src/styles/publicApi.ts', 'PartName'],
      ['packages/ui/src/styles/publicApi.ts', 'StateAttribute'],
    ],
  },
]

/** Returns the pages of the reference: one per entry, and one per hook, component, action and subject. */
export function toPages(entries: readonly Entry[]): ContentPage[] {
  const own = entries
    .filter(({ specifier }) => withOwnPages.includes(specifier))
    .flatMap((entry) =>
      entry.exports
        .filter((one) => hasOwnPage(entry, one))
        .map((one) => ({
          id: toId(entry, one),
          title: one.name,
          description: toSentence(one),
          body: `\`\`\`ts\nimport { ${one.name} } from '${entry.specifier}'\n\`\`\`\n\n${toSection(one)}`,
        })),
    )
  return [...subjects.map(toSubject), toErrors(entries), ...entries.map(toEntryPage), ...own]
}

function toEntryPage(entry: Entry): ContentPage {
  const here = entry.exports.filter((one) => !hasOwnPage(entry, one))
  const pages = entry.exports.filter((one) => hasOwnPage(entry, one))
  const list = pages.map(
    (one) => `| [\`${one.name}\`](/${toId(entry, one)}/) | ${toCell(toSentence(one) ?? '')} |`,
  )
  const table = list.length > 0 ? `| | |\n|---|---|\n${list.join('\n')}\n\n` : ''
  const sections = here.map((one) => `## ${one.name}\n\n${toSection(one)}`)
  return {
    id: toEntryId(entry.specifier),
    title: entry.specifier,
    description: entry.description,
    body: table + sections.join('\n\n'),
  }
}

function toSubject({ id, title, types }: (typeof subjects)[number]): ContentPage {
  const sections = types.map(([file, name]) => {
    const declarations = findDeclarations(readSource(root, file), name)
    const heading = name === title ? '' : `## ${name}\n\n`
    return heading + toSection({ name, declarations, file })
  })
  return { id: `reference/${id}`, title, description: undefined, body: sections.join('\n\n') }
}

function toErrors(entries: readonly Entry[]): ContentPage {
  const errors = new Map<string, { readonly one: PublicExport; readonly specifier: string }>()
  for (const { specifier, exports } of entries)
    for (const one of exports)
      if (/Error$/.test(one.name) && one.declarations[0]?.kind === 'class' && !errors.has(one.name))
        errors.set(one.name, { one, specifier })
  const rows = [...errors.values()]
    .sort((a, b) => a.one.name.localeCompare(b.one.name, 'en'))
    .map(
      ({ one, specifier }) =>
        `| [\`${one.name}\`](/${toEntryId(specifier)}/#${one.name.toLowerCase()}) | ${toCell(one.declarations[0]?.doc.summary ?? '')} |`,
    )
  return {
    id: 'reference/errors',
    title: 'Errors',
    description: 'Every error class, and when it occurs.',
    body: `| | |\n|---|---|\n${rows.join('\n')}\n`,
  }
}

/** Returns the documentation of one export. */
function toSection({ declarations, file }: PublicExport): string {
  const [first] = declarations
  if (!first) return `Declared in \`${file}\`.`
  const signatures = declarations.map(({ signature }) => signature).join('\n\n')
  const tables = declarations
    .filter(({ members }) => members.length > 0)
    .map(({ members }) => toMemberTable(members))
  const parameters = first.doc.parameters.map(
    ({ name, text }) => `- \`${name}\`: ${text.replace(/\s+/g, ' ')}`,
  )
  return [
    first.doc.isDeprecated ? '**Deprecated.**' : '',
    first.doc.summary,
    parameters.join('\n'),
    ...first.doc.examples,
    ...tables,
    // A table of members says the same as the source of the type.
    tables.length > 0 ? '' : `\`\`\`ts\n${signatures}\n\`\`\``,
    ...first.doc.links.map((link) => `See ${link}`),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function toMemberTable(members: readonly Member[]): string {
  const rows = members.map(({ name, type, isOptional, doc }) => {
    const code = type ? `<br><code>${toHtml(type)}</code>` : ''
    return `| \`${name}${isOptional ? '?' : ''}\`${code} | ${toCell(doc.summary)} |`
  })
  return `| | |\n|---|---|\n${rows.join('\n')}`
}

function hasOwnPage({ specifier }: Entry, { declarations, file }: PublicExport): boolean {
  const packageName = specifier.split('/')[1]
  return (
    withOwnPages.includes(specifier) &&
    declarations[0]?.kind === 'function' &&
    file.startsWith(`packages/${packageName}/`)
  )
}

function toId(entry: Entry, { name }: PublicExport): string {
  return `${toEntryId(entry.specifier)}/${name.toLowerCase()}`
}

function toEntryId(specifier: string): string {
  return specifier.replace('@latchkit/', 'reference/')
}

function toSentence({ declarations }: PublicExport): string | undefined {
  return declarations[0]?.doc.summary
    .replace(/\s+/g, ' ')
    .match(/^.*?[.:](?= |$)/)?.[0]
    .replace(/:$/, '.')
}

function toCell(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('|', '\\|')
}

function toHtml(type: string): string {
  const text = type
    .replace(/\s+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
  return text
    .replaceAll('|', '&#124;')
    .replaceAll('*', '&#42;')
    .replaceAll('_', '&#95;')
    .replaceAll('`', '&#96;')
    .replaceAll('{', '&#123;')
}
