export { startMailbox, type Mail, type Mailbox } from '../../scripts/stack/mailbox.ts';
