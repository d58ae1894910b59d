import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

/** The folder of the pages. */
export const contentFolder = fileURLToPath(new URL('../src/content/docs', import.meta.url))

/** A page of the documentation. */
export type ContentPage = {
  /** The path of the page without slashes at its ends. */
  readonly id: string
  readonly title: string
  readonly description: string | undefined
  /** Its Markdown without the front matter. */
  readonly body: string
}

/** Reads every page of the documentation, ordered by path. */
export function readContent(folder: string = contentFolder): ContentPage[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .sort()
    .map((file) => {
      const [, front = '', body = ''] =
        /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(folder, file), 'utf8')) ?? []
      const { title = '', description } = parse(front) ?? {}
      // Astro writes addresses in lower case.
      const id = file
        .replace(/\.mdx?$/, '')
        .replace(/\/index$/, '')
        .toLowerCase()
      return { id, title, description, body }
    })
}
