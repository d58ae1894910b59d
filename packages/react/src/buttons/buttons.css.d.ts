/** The styles of the buttons. Import it for its side effect. */
export {}
