export default {
  projects: ['shared', 'shell', 'public-site', 'customer-portal', 'admin-console'].map(
    (workspace) => `<rootDir>/${workspace}`,
  ),
};
