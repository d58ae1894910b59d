import { findFolderCycles, readEdges } from '../checks/folderGraph.mjs'
import { min as repeatedNames } from '../checks/functionNames.mjs'
import { layers } from '../checks/layers.config.mjs'
import { walk } from '../checks/sources.mjs'
import { findLongFunctions, findRepeatedNames } from './findFunctions.mjs'
import { findUnionTests } from './findUnionTests.mjs'
import { measureLists } from './measureLists.mjs'
import {
  countPronounChains,
  countStandardLinks,
  explainsBundler,
  hasWhatSummary,
  readComments,
} from './readComments.mjs'
import { countLines, readPackages } from './readProduct.mjs'

/** @typedef {import('../checks/sources.mjs').Source} Source */
/** @typedef {import('./readComments.mjs').Comment} Comment */

/**
 * A row of the table, and the places that it counts.
 *
 * @typedef {{ name: string, value: string, places: readonly string[] }} Row
 */

/**
 * Measures how ordered the sources of the packages and apps are.
 *
 * @param {string} root
 * @param {Readonly<Record<string, object>>} [layerRows]
 * @returns {Promise<Row[]>}
 */
export async function measureShape(root, layerRows = layers) {
  const packages = readPackages(root)
  const sources = packages.flatMap(({ product }) => product)
  const lists = await measureLists(root)
  const { length: layered } = packages.filter(({ folder }) => folder in layerRows)
  return [
    ...packages.map(({ folder }) => measureCycle(root, folder)),
    row('packages and apps with layers', `${layered} of ${packages.length}`),
    row(
      'lines of the product',
      sum(sources, ({ text }) => countLines(text)),
    ),
    row(
      'lines of tests',
      sum(packages, ({ testLines }) => testLines),
    ),
    row(
      'lists of core, gzip',
      `${(sum(lists, ({ gzip }) => gzip) / 1000).toFixed(1)} kB`,
      lists.map(({ folder, gzip }) => `${folder} ${(gzip / 1000).toFixed(1)} kB`),
    ),
    countRow('patterns on view names and other closed unions', findUnionTests(sources)),
    countRow('reads of kit.internal in packages/react', findInternal(sources)),
    countRow('functions over 150 lines', findLongFunctions(sources, 150)),
    countRow(
      `function names in ${repeatedNames} or more files`,
      findRepeatedNames(sources, repeatedNames).map(({ name, files }) => `${name} ${files.length} files`),
    ),
    ...measureComments(sources.flatMap(readComments)),
  ]
}

/** @param {string} root @param {string} folder @returns {Row} */
function measureCycle(root, folder) {
  const [largest] = findFolderCycles(readEdges(root, `${folder}/src`).edges)
  return row(
    `largest folder cycle of ${folder}`,
    largest?.folders.length ?? 0,
    largest?.folders.map((name) => name.slice(`${folder}/src/`.length) || '.'),
  )
}

/** @param {readonly Comment[]} comments @returns {Row[]} */
function measureComments(comments) {
  const lines = sum(comments, (comment) => comment.lines)
  /** @param {string} name @param {(comment: Comment) => number} count */
  const perThousand = (name, count) =>
    row(
      `${name} per 1,000 lines of comments`,
      lines === 0 ? '0.0' : ((1000 * sum(comments, count)) / lines).toFixed(1),
      comments.filter((comment) => count(comment) > 0).map(toPlace),
    )
  return [
    perThousand('pronoun chains ("that of")', countPronounChains),
    perThousand('summaries that begin with "What"', (comment) => Number(hasWhatSummary(comment))),
    perThousand('links to standards', countStandardLinks),
    countRow('comments of packages about bundlers', comments.filter(explainsBundler).map(toPlace)),
  ]
}

/** @param {readonly Source[]} sources @returns {string[]} */
function findInternal(sources) {
  return sources
    .filter(({ file }) => file.startsWith('packages/react/'))
    .flatMap(({ file, program, lineAt }) => {
      /** @type {string[]} */
      const found = []
      walk(program, (node) => {
        const key = node.type === 'MemberExpression' ? node.property : node.type === 'Property' && node.key
        if (key && typeof key === 'object' && 'name' in key && key.name === 'internal')
          found.push(`${file}:${lineAt(node.start)}`)
        return undefined
      })
      return found
    })
}

/** @param {Comment} comment */
const toPlace = ({ file, line }) => `${file}:${line}`

/** @param {string} name @param {string | number} value @param {readonly string[]} [places] @returns {Row} */
const row = (name, value, places = []) => ({
  name,
  value: typeof value === 'number' ? value.toLocaleString('en') : value,
  places,
})

/** @param {string} name @param {readonly string[]} places */
const countRow = (name, places) => row(name, places.length, places)

/**
 * @template T
 * @param {readonly T[]} values
 * @param {(value: T) => number} toNumber
 */
const sum = (values, toNumber) => values.reduce((total, value) => total + toNumber(value), 0)
