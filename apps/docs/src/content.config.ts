export { collections } from './contentCollections.mjs'
