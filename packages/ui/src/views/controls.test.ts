import type { Meta } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { loadStoryModules } from '../../.storybook/loadStoryModules.js'

type StoryArgs = Pick<Meta, 'args' | 'argTypes'>

const modules = await loadStoryModules()

/** Returns the names of args with a BigInt that Storybook's Controls panel, which cannot serialize one, would show. */
function findUnguardedArgs(meta: StoryArgs, story: StoryArgs): readonly string[] {
  const argTypes = { ...meta.argTypes, ...story.argTypes }
  return Object.entries({ ...meta.args, ...story.args }).flatMap(([name, value]) =>
    hasBigInt(value) && argTypes[name]?.control !== false ? [name] : [],
  )
}

function hasBigInt(value: unknown): boolean {
  if (typeof value === 'bigint') return true
  return typeof value === 'object' && value !== null && Object.values(value).some(hasBigInt)
}

const guarded: StoryArgs = { argTypes: { model: { control: false } } }
const withBigInt: StoryArgs = { args: { model: { balance: [{ value: 1n }] } } }

test.each<[string, StoryArgs, StoryArgs, readonly string[]]>([
  ['default', {}, { args: { model: { balance: 1 } } }, []],
  ['error: no guard', {}, withBigInt, ['model']],
  ['error: args of all stories', withBigInt, {}, ['model']],
  ['behavior: a guard for all stories', guarded, withBigInt, []],
  ['behavior: a guard for one story', {}, { ...withBigInt, ...guarded }, []],
])('%s', (_, meta, story, expected) => {
  expect(findUnguardedArgs(meta, story)).toEqual(expected)
})

test.each(modules)('behavior: no BigInt reaches the Controls panel in $file', ({ meta, stories }) => {
  const found = Object.entries(stories).flatMap(([story, own]) =>
    findUnguardedArgs(meta, own).map((name) => `${story}: ${name}`),
  )
  expect(found).toEqual([])
})
