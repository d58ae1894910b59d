export { buttons as buttonsTh } from '../../copy/languages/th/buttons.js'
