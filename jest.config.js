export default {
  projects: ['shared', 'shell', 'public-site', 'customer-portal', 'admin-console', 'api'].map(
    (workspace) => `<rootDir>/${workspace}`,
  ),
};
