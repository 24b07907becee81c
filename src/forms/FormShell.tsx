import type { ComponentProps } from 'react';
import { phoneHref } from '#generated/shared/phone.ts';
import { site, ui } from '../shell/shell.static.ts';
import styles from './FormShell.module.css';
import { Trap } from './Trap.tsx';

/**
 * A form in one column, and what to do instead where there is no JavaScript. Its fields show their own errors. Outside
 * a `<dialog>` the method `dialog` does nothing: submitting before the script has loaded loses nothing, and puts
 * nothing into the address.
 */
export function FormShell({ children, ...form }: ComponentProps<'form'>) {
  return (
    <>
      <form method="dialog" noValidate className={`script-only stack ${styles.form}`} {...form}>
        {children}
        <Trap />
      </form>
      <noscript>
        <p>
          {ui.noScript} <a href={phoneHref(site.phone)}>{site.phone}</a>,{' '}
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
      </noscript>
    </>
  );
}
