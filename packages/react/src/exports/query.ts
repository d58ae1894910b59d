export { activityInfiniteQueryOptions } from '../query/activityInfiniteQueryOptions.js'
export { identityQueryOptions } from '../query/identityQueryOptions.js'
export { nftsInfiniteQueryOptions } from '../query/nftsInfiniteQueryOptions.js'
export { tokensQueryOptions } from '../query/tokensQueryOptions.js'
