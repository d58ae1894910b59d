export type { Target } from '../app/conformance/Check.js'
export { type Outcome, runConformance } from '../app/conformance/runConformance.js'
