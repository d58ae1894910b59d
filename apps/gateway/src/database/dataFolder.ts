/** Folder of the embedded Postgres, in a data folder and in a backup. */
export const databaseFolder = 'postgres'
/** Folder of the mailbox. */
export const mailboxFolder = 'mailbox'
/** The file of the mailbox in its folder. */
export const mailboxFile = 'messages.sqlite'
/** File with secrets that the gateway has generated. */
export const secretsFile = 'secrets.json'
