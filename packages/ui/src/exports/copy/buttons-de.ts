export { buttons as buttonsDe } from '../../copy/languages/de/buttons.js'
