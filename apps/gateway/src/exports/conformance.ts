export type { Target } from '../conformance/Check.js'
export { type Outcome, runConformance } from '../conformance/runConformance.js'
