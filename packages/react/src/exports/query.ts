export { tokensQueryOptions } from '../query/tokensQueryOptions.js'
