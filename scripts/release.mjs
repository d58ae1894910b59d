// Publishes every package whose version is not on the registry, and adds the tags of the versions to git: `pnpm release`. Not `changeset
// publish`: it moves `latest` to each release candidate after the first, and `rc` stays at the first. `--no-git-tag` adds no tags.
import { existsSync, readFileSync } from 'node:fs'
import { start } from './processes.mjs'
import { toReleaseTag } from './toReleaseTag.mjs'

const unknown = process.argv.slice(2).filter((option) => option !== '--no-git-tag')
if (unknown.length > 0) {
  console.error(`Nothing was published: unknown ${unknown.join(' ')}.`)
  process.exit(1)
}

const preFile = '.changeset/pre.json'
const tag = toReleaseTag(existsSync(preFile) ? JSON.parse(readFileSync(preFile, 'utf8')) : undefined)
await run(['pnpm', '--recursive', 'publish', '--tag', tag, '--access', 'public', '--no-git-checks'])
if (!process.argv.includes('--no-git-tag')) await run(['pnpm', 'exec', 'changeset', 'tag'])

/** @param {readonly string[]} command */
async function run(command) {
  const code = await start(command).exited
  if (code !== 0) process.exit(code ?? 1)
}
