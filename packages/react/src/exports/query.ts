export { activityInfiniteQueryOptions } from '../query/activityInfiniteQueryOptions.js'
export { identityQueryOptions } from '../query/identityQueryOptions.js'
export { tokensQueryOptions } from '../query/tokensQueryOptions.js'
