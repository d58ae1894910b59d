import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Meta, StoryObj } from '@storybook/react-vite'

/** A file with stories. */
export type StoryModule = {
  readonly file: string
  readonly meta: Meta
  readonly stories: Readonly<Record<string, StoryObj>>
}

const source = join(import.meta.dirname, '../src')

/** The key under which the `expect` of the running test counts assertions. `storybook/test` overwrites it. */
const testExpect = Symbol.for('expect-global')

/** Imports every file with stories into a test. */
export async function loadStoryModules(): Promise<readonly StoryModule[]> {
  const own = Reflect.get(globalThis, testExpect)
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith('.stories.tsx'))
      .sort()
      .map(async (file) => {
        const { default: meta, ...stories } = await import(join(source, file))
        return { file, meta, stories }
      }),
  )
  Reflect.set(globalThis, testExpect, own)
  return modules
}
