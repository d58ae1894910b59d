// Justification: Biome and turbo know files and packages, but no order of folders; dependency-cruiser needs the compiler API that TypeScript 7 removed.
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { findFolderCycles, readEdges } from './folderGraph.mjs'
import { layers } from './layers.config.mjs'
import { runAsScript } from './report.mjs'

/** @typedef {import('./layers.config.mjs').Row} Row */
/** @typedef {import('./folderGraph.mjs').Edge} Edge */
/** @typedef {import('./sources.mjs').Violation} Violation */

const config = 'scripts/checks/layers.config.mjs'

/**
 * Finds imports that point to a higher layer or between folders that are kept apart, and folder cycles that differ from
 * the limits in `layers.config.mjs`. Types and lazy `import()` count.
 *
 * @param {string} root
 * @param {Readonly<Record<string, Row>>} [rows]
 * @returns {Violation[]}
 */
export function check(root, rows = layers) {
  const folders = ['packages', 'apps'].flatMap((group) => listPackages(root, group))
  return [
    ...Object.keys(rows)
      .filter((folder) => !folders.includes(folder))
      .map((folder) => ({ file: config, message: `${folder} does not exist: remove its row` })),
    ...folders.flatMap((folder) => checkPackage(root, folder, rows[folder])),
  ]
}

/** @param {string} root @param {string} group */
function listPackages(root, group) {
  if (!existsSync(join(root, group))) return []
  return readdirSync(join(root, group))
    .map((name) => `${group}/${name}`)
    .filter((folder) => existsSync(join(root, folder, 'src')))
}

/** @param {string} root @param {string} folder @param {Row | undefined} row @returns {Violation[]} */
function checkPackage(root, folder, row) {
  if (!row) return [{ file: folder, message: `has no layers: add a row to ${config}` }]
  const src = `${folder}/src`
  const { files, edges } = readEdges(root, src)
  return [
    ...findUnknownFolders(src, files, row),
    ...findUnplaced(src, files, row),
    ...findUpward(src, edges, row),
    ...findJoined(src, edges, row),
    ...checkCycle(src, edges, row.cycle ?? 0, 'cycle'),
    ...(row.runtimeCycle === undefined
      ? []
      : checkCycle(
          src,
          edges.filter(({ typeOnly, lazy }) => !typeOnly && !lazy),
          row.runtimeCycle,
          'runtimeCycle',
        )),
  ]
}

/** @param {Row} row */
const toNames = (row) => row.layers.map((layer) => (typeof layer === 'string' ? layer : layer.join(' + ')))

/** @param {string} src @param {string} file @param {Row} row */
function layerOf(src, file, row) {
  const inner = dirname(file).slice(src.length + 1)
  if (inner === '') return row.layers.findIndex((layer) => [layer].flat().includes('.'))
  const parts = inner.split('/')
  for (let length = parts.length; length > 0; length--) {
    const folder = parts.slice(0, length).join('/')
    const index = row.layers.findIndex((layer) => [layer].flat().includes(folder))
    if (index !== -1) return index
  }
  return -1
}

/** @param {string} src @param {string} folder @param {string} file */
const isInside = (src, folder, file) =>
  folder === '.' ? dirname(file) === src : file.startsWith(`${src}/${folder}/`)

/** @param {string} src @param {readonly string[]} files @param {Row} row @returns {Violation[]} */
function findUnknownFolders(src, files, row) {
  return [...row.layers, ...(row.apart ?? [])]
    .flat()
    .filter((folder) => !files.some((file) => isInside(src, folder, file)))
    .map((folder) => ({ file: config, message: `${src} has no file in ${folder}: remove it from its row` }))
}

/** @param {string} src @param {readonly string[]} files @param {Row} row @returns {Violation[]} */
function findUnplaced(src, files, row) {
  return files
    .filter((file) => layerOf(src, file, row) === -1)
    .map((file) => ({ file, message: `is in no layer; the layers are ${toNames(row).join(', ')}` }))
}

/** @param {string} src @param {readonly Edge[]} edges @param {Row} row @returns {Violation[]} */
function findUpward(src, edges, row) {
  const names = toNames(row)
  return edges.flatMap(({ file, line, target, specifier }) => {
    const from = layerOf(src, file, row)
    const to = layerOf(src, target, row)
    if (from === -1 || to <= from) return []
    const message = `${names[from]} may not import from the higher layer ${names[to]}: ${specifier}`
    return [{ file, line, message }]
  })
}

/** @param {string} src @param {readonly Edge[]} edges @param {Row} row @returns {Violation[]} */
function findJoined(src, edges, row) {
  const pairs = (row.apart ?? []).flatMap(
    ([a, b]) =>
      /** @type {const} */ ([
        [a, b],
        [b, a],
      ]),
  )
  return edges.flatMap(({ file, line, target, specifier }) =>
    pairs
      .filter(([from, to]) => isInside(src, from, file) && isInside(src, to, target))
      .map(([from, to]) => ({ file, line, message: `${from} may never import from ${to}: ${specifier}` })),
  )
}

/**
 * Compares the largest folder cycle with its limit, and lists the pairs of folders with the fewest imports first.
 *
 * @param {string} src
 * @param {readonly Edge[]} edges
 * @param {number} limit
 * @param {'cycle' | 'runtimeCycle'} field
 * @returns {Violation[]}
 */
function checkCycle(src, edges, limit, field) {
  const largest = findFolderCycles(edges)[0]
  const size = largest?.folders.length ?? 0
  if (size === limit) return []
  if (!largest || size < limit)
    return [{ file: config, message: `${field} of ${src} is ${size} now, and its limit ${limit}: lower it` }]
  /** @type {Map<string, Edge[]>} */
  const pairs = new Map()
  for (const edge of largest.edges) {
    const pair = `${dirname(edge.file)} → ${dirname(edge.target)}`
    pairs.set(pair, [...(pairs.get(pair) ?? []), edge])
  }
  const listed = [...pairs]
    .sort(([, a], [, b]) => a.length - b.length)
    .slice(0, 12)
    .map(([pair, imports]) => `${pair} (${imports.length}, ${imports[0]?.file}:${imports[0]?.line})`)
  const folders = largest.folders.map((folder) => folder.slice(src.length + 1) || '.')
  const message = `folder cycle of ${size}, the limit of ${field} is ${limit}: ${folders.join(', ')}; with the fewest imports of ${pairs.size} pairs: ${listed.join(', ')}`
  return [{ file: src, message }]
}

await runAsScript(import.meta.url, check)
