/**
 * The arguments of `pnpm bench`.
 *
 * @typedef {object} Arguments
 * @property {string} name The benchmark: `table`, `trace`, `all` or one of the others.
 * @property {string} [against] The commit to compare with.
 * @property {number} runs Number of measurements of each row of the table.
 * @property {string} [only] Measures only the rows with this text in their names.
 * @property {string} traceFile
 * @property {string} [jsonFile] Also writes the figures to this file.
 */

const defaultRuns = 15
/** Git ignores the folder. */
const defaultTraceFile = 'test-results/trace.json'

/**
 * Parses the arguments of `pnpm bench`. Throws an error with the invalid value and what is valid.
 *
 * @param {readonly string[]} args
 * @param {readonly string[]} names The benchmarks besides the table and the trace.
 * @returns {Arguments}
 */
export function parseArguments(args, names) {
  /** @type {{ name?: string, against?: string, runs?: number, only?: string, traceFile?: string, jsonFile?: string }} */
  const parsed = {}
  const rest = [...args]
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    const [flag = '', ...values] = arg.split('=')
    const inline = values.length > 0 ? values.join('=') : undefined
    const read = () => inline ?? (rest[0]?.startsWith('-') ? undefined : rest.shift())
    // pnpm passes the separator on.
    if (arg === '--') continue
    else if (flag === '--against') parsed.against = parseText(flag, 'a commit', read())
    else if (flag === '--only') parsed.only = parseText(flag, 'a part of the name of a row', read())
    else if (flag === '--runs') parsed.runs = parseRuns(read())
    else if (flag === '--json') parsed.jsonFile = parseText(flag, 'a file', read())
    else if (flag === '--trace') parsed.traceFile = read() || defaultTraceFile
    else if (arg.startsWith('-'))
      throw new Error(`The option must be --against, --runs, --only, --json or --trace, got "${arg}".`)
    else if (parsed.name !== undefined)
      throw new Error(`Name one benchmark, got "${parsed.name}" and "${arg}".`)
    else parsed.name = parseName(arg, names)
  }
  const { name = parsed.traceFile ? 'trace' : 'table', runs = defaultRuns, ...options } = parsed
  if (parsed.traceFile && (name !== 'trace' || parsed.against || parsed.only || parsed.runs))
    throw new Error('--trace records one load of this commit: remove the other arguments.')
  const isTable = name === 'table' || name === 'trace'
  if (!isTable && (parsed.only || parsed.runs || (parsed.against && name !== 'relay')))
    throw new Error(`--against, --runs and --only belong to the table: remove "${name}" or the options.`)
  if (parsed.jsonFile && name !== 'relay') throw new Error('--json belongs to the benchmark "relay".')
  return { ...options, name, runs, traceFile: parsed.traceFile ?? defaultTraceFile }
}

/** @param {string} name @param {readonly string[]} names */
function parseName(name, names) {
  const all = ['table', 'all', ...names]
  if (!all.includes(name)) throw new Error(`The benchmark must be one of ${all.join(', ')}, got "${name}".`)
  return name
}

/** @param {string} flag @param {string} what @param {string | undefined} value */
function parseText(flag, what, value) {
  if (!value) throw new Error(`${flag} must be followed by ${what}.`)
  return value
}

/** @param {string | undefined} value */
function parseRuns(value) {
  const runs = Number(value)
  if (!Number.isInteger(runs) || runs < 1 || runs > 1_000)
    throw new Error(`--runs must be a whole number from 1 to 1000, got "${value ?? ''}".`)
  return runs
}
