import styles from './Logo.module.css';

export function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 32 40" aria-hidden="true">
      <path
        className={styles.tree}
        d="M16 2 8.5 12.500h3.200L5.500 21h3.800L2 31.500h12.200V38h3.600v-6.500H30L22.700 21h3.800l-6.200-8.500h3.200L16 2Z"
      />
      <path
        className={styles.cut}
        d="M16 9.500v17M16 16l-3.200 3M16 16l3.200 3M16 22l-4.500 4.200M16 22l4.500 4.200"
      />
    </svg>
  );
}
