// Preact as the tests import it instead of React: vitest-browser-react takes `act` from there.
import * as compat from 'preact/compat'
import { act } from 'preact/test-utils'

// @ts-expect-error The types of the module are one namespace, and its code has named exports.
export * from 'preact/compat'
export { act }
export default { ...compat, act }
