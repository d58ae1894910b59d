import type { ContentPage } from '../readContent.js'
import type { Entry } from './readExports.js'

/** Returns the exports that no page of the reference has a section or a link for, as `@latchkit/core#connect`. */
export function findMissingExports(entries: readonly Entry[], pages: readonly ContentPage[]): string[] {
  return entries.flatMap(({ specifier, exports }) => {
    const page = pages.find(({ title }) => title === specifier)
    return exports
      .filter(({ name }) => !page?.body.includes(`## ${name}\n`) && !page?.body.includes(`[\`${name}\`](`))
      .map(({ name }) => `${specifier}#${name}`)
  })
}
