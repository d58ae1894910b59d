import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { type ContentPage, readContent } from './readContent.js'
import { sidebar } from './sidebar.js'

/**
 * The policy of every page. `wasm-unsafe-eval` is for the search, whose index is read by WebAssembly; it does not allow `eval`.
 */
export const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"

/**
 * Completes the built site: moves inline scripts and styles into files, so that the pages run under {@link policy}, and writes
 * the Markdown of each page, `llms.txt` and the headers for hosts that read `_headers`.
 */
export function publishPages(): AstroIntegration {
  return {
    name: 'docs:publish-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir)
        const styles = new Map<string, string>()
        for (const file of listFiles(root, '.html')) {
          const html = readFileSync(join(root, file), 'utf8')
          const { html: strict, scripts } = toStrictHtml(html, styles)
          for (const [path, code] of scripts) write(join(root, path), code)
          write(join(root, file), strict)
        }
        for (const file of listFiles(root, '.css'))
          write(join(root, file), toClassSelectors(readFileSync(join(root, file), 'utf8')))
        const rules = [...styles].map(([style, name]) => `.${name}{${style}}`)
        write(join(root, stylesheet), `${rules.join('\n')}\n`)
        const pages = readContent()
        for (const page of pages) write(join(root, `${page.id}.md`), toMarkdown(page))
        write(join(root, 'llms.txt'), toIndex(pages))
        write(join(root, 'llms-full.txt'), pages.map(toMarkdown).join('\n'))
        write(join(root, '_headers'), headers)
      },
    },
  }
}

const stylesheet = '_astro/attributes.css'
/**
 * What a page cannot state itself. The rest of its policy is in its head, as hosts apply every header that matches a path, and the pages of
 * Storybook have another policy.
 */
export const headerPolicy = "frame-ancestors 'self'"
const headers = `/*
  Content-Security-Policy: ${headerPolicy}
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
`

/**
 * Moves the inline scripts of a page into files and its `style` attributes into classes, and adds the policy.
 *
 * @param html A page as Astro builds it.
 * @param styles The class of each distinct attribute; new ones are added.
 */
export function toStrictHtml(
  html: string,
  styles: Map<string, string>,
): { readonly html: string; readonly scripts: ReadonlyMap<string, string> } {
  const scripts = new Map<string, string>()
  const preloads: string[] = []
  const external = html
    .replace(
      /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g,
      (script, attributes: string, code: string) => {
        if (/type="(?!module)/.test(attributes)) return script
        const path = `_astro/inline.${toHash(code)}.js`
        scripts.set(path, code)
        if (!attributes.includes('module')) preloads.push(`<link rel="preload" as="script" href="/${path}">`)
        return `<script${attributes} src="/${path}"></script>`
      },
    )
    .replace(/<[a-z][^<>]* style="[^"]*"[^<>]*>/g, (tag) => toClass(tag, styles))
  // Chromium looks ahead for files to load until it meets a policy, so the policy follows the links.
  const links: string[] = [`<link rel="stylesheet" href="/${stylesheet}">`, ...preloads]
  const end = external.indexOf('</head>')
  const before = external
    .slice(0, Math.max(end, 0))
    .replace(/<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, (link) => {
      links.push(link)
      return ''
    })
  const head = `${links.join('')}<meta http-equiv="content-security-policy" content="${policy}">`
  return {
    html: (before + external.slice(Math.max(end, 0))).replace(
      /<meta charset="utf-8"\s*\/?>/i,
      (charset) => charset + head,
    ),
    scripts,
  }
}

/** Replaces the `style` attribute of a tag by a class. */
function toClass(tag: string, styles: Map<string, string>): string {
  const style =
    /style="([^"]*)"/
      .exec(tag)?.[1]
      ?.replaceAll('&quot;', '"')
      .replace(/;?\s*$/, '') ?? ''
  const bare = tag.replace(/ style="[^"]*"/, '')
  // A script shows these elements by removing the attribute.
  if (/^display:\s*none$/.test(style)) return bare
  const name = styles.get(style) ?? `s${toHash(style)}`
  styles.set(style, name)
  return /\sclass="/.test(bare)
    ? bare.replace(/\sclass="/, ` class="${name} `)
    : bare.replace(/^<[\w-]+/, (start) => `${start} class="${name}"`)
}

function toHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10)
}

/** Returns a page as Markdown, for answer engines and people who copy it. */
function toMarkdown({ title, description, body }: ContentPage): string {
  return `# ${title}\n\n${description ? `> ${description}\n\n` : ''}${body.trim()}\n`
}

/** @see https://llmstxt.org */
function toIndex(pages: readonly ContentPage[]): string {
  const parts = sidebar.map(({ label, autogenerate: { directory } }) => {
    const links = pages
      .filter(({ id }) => id.startsWith(`${directory}/`) || id === directory)
      .map(({ id, title, description }) => `- [${title}](/${id}.md)${description ? `: ${description}` : ''}`)
    return `## ${label}\n\n${links.join('\n')}\n`
  })
  return `# Latchkit\n\n> An open-source wallet kit for the web: a modal, hooks and a headless core.\n\n${parts.join('\n')}`
}

/** Replaces the selector by which highlighted code finds the `style` attributes of its tokens. */
export function toClassSelectors(css: string): string {
  return css.replace(/\[style\^=(['"]?)--\1\]:not\(\[class\]\)/g, '[class^="s"]')
}

function listFiles(root: string, extension: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(extension))
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
