export { buttons as buttonsPl } from '../../copy/languages/pl/buttons.js'
